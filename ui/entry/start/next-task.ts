/** Lets the browser do what waits: drawing, and answering its owner. */
export const nextTask = () => new Promise<void>((resolve) => void setTimeout(resolve))
