/** Text as it may stand in HTML and XML, between elements and in quoted attributes. */
export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const overrides = /[\u202A-\u202E\u2066-\u2069]/gu

/**
 * Text without the characters that turn the direction of all that follows them, also of our own words. Letters that run
 * from right to left do so by themselves; the marks U+200E and U+200F, and the joiners of emoji, stay.
 */
export const withoutOverrides = (text: string): string => text.replaceAll(overrides, "")

const onlyInvisible = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}]*$/u

/**
 * What people typed, as it is stored and compared: without the space around it and what would turn the direction of
 * other words, each accented letter as one character (NFC), and empty where there is nothing to be seen.
 */
export const tidied = (typed: string): string =>
  onlyInvisible.test(typed) ? "" : withoutOverrides(typed).trim().normalize("NFC")
