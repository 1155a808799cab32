import { Fragment } from "react"

/** An email address that a narrow cell breaks before "@" and ".", and never within a word. */
export const Address = ({ children }: { readonly children: string }) =>
  [...children.matchAll(/[@.][^@.]*|[^@.]+/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
