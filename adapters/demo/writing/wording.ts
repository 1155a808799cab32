/** What the placeholders of a text stand for. */
export interface Mention {
  readonly pro: string
  readonly day: string
  readonly price: string
}

export const fill = (text: string, { day, price, pro }: Mention): string =>
  text
    .replaceAll("{pro}", () => pro)
    .replaceAll("{day}", () => day)
    .replaceAll("{price}", () => price)

const mark = "| "

/** The topic that a text begins with, if it has one. */
export const topicOf = (text: string): string | undefined =>
  text.includes(mark) ? text.slice(0, text.indexOf(mark)) : undefined

export const withoutTopic = (text: string): string =>
  text.includes(mark) ? text.slice(text.indexOf(mark) + mark.length) : text
