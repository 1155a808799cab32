/** What stands in the place of a text, or of an earlier stand-in, that was taken out of the page. */
const standIns = new WeakMap<Node, ChildNode>()

/** The child of `parent` that shows a node: itself, or what stands in for it. */
const shownIn = (parent: Node | null, node: Node) => {
  let shown: Node | undefined = node
  while (shown && shown.parentNode !== parent) shown = standIns.get(shown)
  return shown
}

/** Lets React insert something before a text that is not in the page any more, and remove such a text. */
const followStandIns = () => {
  // oxlint-disable-next-line typescript/unbound-method -- called below on the node of each call
  const { insertBefore, removeChild } = Node.prototype
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, before && (shownIn(this, before) ?? null))
    },
    removeChild(this: Node, child: Node) {
      const shown = shownIn(this, child)
      if (shown) removeChild.call(this, shown)
      return child
    }
  })
}

/** Puts a text that React has changed into the place of its stand-in, where it is translated anew. */
const putBack = (text: Node) => {
  let shown = standIns.get(text)
  while (shown && !shown.isConnected) shown = standIns.get(shown)
  if (!text.isConnected && text instanceof Text) shown?.replaceWith(text)
}

/**
 * Keeps a page alive while the browser translates it. Chrome and Edge replace each text by a `<font>` element, of which
 * React knows nothing (https://github.com/facebook/react/issues/11538): it would fail at the next element that it puts
 * beside such a text, and what it changes in one would not be seen.
 */
export const followTranslation = (): void => {
  let isTranslated = false
  const watch = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, target, type } of records) {
      if (type === "characterData") putBack(target)
      const [text] = removedNodes
      const [standIn] = addedNodes
      if (text && standIn instanceof HTMLFontElement) {
        standIns.set(text, standIn)
        watch.observe(text, { characterData: true })
        if (!isTranslated) followStandIns()
        isTranslated = true
      }
    }
  })
  watch.observe(document.body, { childList: true, subtree: true })
}
