import { getConfig } from "@testing-library/dom"

const withDocument = getConfig().getElementError

/** Whether `waitFor` or a `find…` asks, again and again: giving up, they print the document themselves. */
const isAwaited = () => Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true

/** The error of a query: printing the document is left out while its elements are awaited, as it takes long. */
export const elementError: typeof withDocument = (message, container) =>
  isAwaited()
    ? Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" })
    : withDocument(message, container)
