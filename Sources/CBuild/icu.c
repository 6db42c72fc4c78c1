// SPDX-FileCopyrightText: 2026 The Quartet developers
// SPDX-License-Identifier: MIT

// An empty collection in the place of the data that ICU (International Components for Unicode) brings into every static
// program with Foundation: calendars, collations, names of languages and currencies, 32 MiB that Quartet never asks for.
// GRDB stands on Foundation, so ICU's code is linked; told that nothing is there, it answers with an error, as it does
// for a language that it does not know. See Documentation/decisions/foundation.md.
//
// QUARTET_ICU_DATA is the symbol of the library at hand, icudt76_dat for ICU 76; without it nothing is replaced. The
// layout is that of a common data file: ICU user guide, "ICU Data", and `UDataInfo`.

#ifdef QUARTET_ICU_DATA

#include <stdint.h>

struct collection {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size, reserved;
  uint8_t is_big_endian, charset_family, size_of_char, unused;
  uint8_t format[4], format_version[4], data_version[4];
  uint8_t padding[8];
  uint32_t item_count, no_item[2];
};

extern const struct collection QUARTET_ICU_DATA;

_Alignas(16) __attribute__((visibility("hidden"))) const struct collection QUARTET_ICU_DATA = {
  .header_size = 32,
  .magic = {0xda, 0x27},
  .info_size = 20,
  .size_of_char = 2,
  .format = {'C', 'm', 'n', 'D'},
  .format_version = {1, 0, 0, 0},
};

#else

// A file of C has at least one declaration.
typedef int nothing;

#endif
