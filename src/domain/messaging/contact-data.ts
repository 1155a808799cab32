// Written as people write them: "512-555-0142", "(512) 555 0142", "+1 512.555.0142", "5125550142".
const telephone =
  /(?<![\d$.,-])(?:\+?1[\s.-]{0,2})?(?:\(\d{3}\)|\d{3})[\s.-]{0,2}\d{3}[\s.-]{0,2}\d{4}(?!\d|[.,]\d)/
// Matched only from the beginning of a word: tried from every letter, a long text would take quadratic time.
const email = /(?<![\w.+-])[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}/i

/** Whether a text names a telephone number or an email address, as far as one can see. */
export const holdsContactData = (text: string): boolean => telephone.test(text) || email.test(text)

/** What a homeowner reads below such a message, before an offer was accepted. It may be sent all the same. */
export const contactDataWords = (business: string): string =>
  `You are about to share contact data. ${business} gets your number anyway when you accept.`
