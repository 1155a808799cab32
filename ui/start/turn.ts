/** Lets the browser do what waits: drawing, and answering its owner. */
export const turn = () => new Promise<void>((resolve) => void setTimeout(resolve))
