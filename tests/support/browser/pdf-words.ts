import PdfParser from "pdf2json"

/** The text of a PDF as extracted from the file, without spaces, which line breaks would change. */
export const pdfWords = (pdf: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const parser = new PdfParser(null, true)
    parser.on("pdfParser_dataError", reject)
    parser.on("pdfParser_dataReady", () => resolve(unspaced(parser.getRawTextContent())))
    parser.parseBuffer(pdf)
  })

/** A text without its spaces and line breaks. */
export const unspaced = (text: string): string => text.replaceAll(/\s/g, "")
