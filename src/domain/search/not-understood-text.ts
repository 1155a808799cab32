/** The sentence for a text that means no trade that we know and occurs in nobody's own words: how to go on. */
export const notUnderstoodText = (text: string): string =>
  `We found nothing for “${text}”. Say in other words what is broken or what you need, such as “leaking tap”, or choose a service.`
