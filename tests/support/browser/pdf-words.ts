import PdfParser from "pdf2json"

/** The words of a PDF, as a reader of the file finds them; without the spaces, which lines of paper break. */
export const pdfWords = (pdf: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const parser = new PdfParser(null, true)
    parser.on("pdfParser_dataError", reject)
    parser.on("pdfParser_dataReady", () => resolve(unspaced(parser.getRawTextContent())))
    parser.parseBuffer(pdf)
  })

/** A text without its spaces and line breaks. */
export const unspaced = (text: string): string => text.replaceAll(/\s/g, "")
