/**
 * Stands for the origin of this site's URLs until a request tells it. Users cannot write it into a profile: it is
 * different in every process, and never sent.
 */
export const originPlaceholder = `__SITE_ORIGIN_${crypto.randomUUID()}__`

/** JSON that cannot end the script element that it stands in, nor begin another. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c").replaceAll(">", "\\u003e").replaceAll("&", "\\u0026")

/** At most `most` characters, cut between words. */
export const shortened = (text: string, most = 160): string => {
  const plain = text.replaceAll(/\s+/g, " ").trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most - 1)
  const end = cut.lastIndexOf(" ")
  return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s,;:.–-]+$/, "")}…`
}
