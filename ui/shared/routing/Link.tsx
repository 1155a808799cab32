import Button, { type ButtonProps } from "@mui/material/Button"
import MuiLink, { type LinkProps as MuiLinkProps } from "@mui/material/Link"
import type { AnchorHTMLAttributes, Ref } from "react"
import { Link as WouterLink } from "wouter"

interface RouteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  readonly href: string
  readonly ref?: Ref<HTMLAnchorElement>
  /** Replaces the current history entry. */
  readonly replace?: boolean
}

/** A bare link to a page of this site, for the `component` of other controls. The shell preloads what links point at. */
export const RouteLink = (props: RouteLinkProps) => <WouterLink {...props} />

type LinkProps = Omit<MuiLinkProps<typeof RouteLink>, "component">
type LinkButtonProps = Omit<ButtonProps<typeof RouteLink>, "component">

/** A link within text or a list. */
export const Link = (props: LinkProps) => <MuiLink component={RouteLink} {...props} />

/** A link that looks like a button. */
export const LinkButton = (props: LinkButtonProps) => <Button component={RouteLink} {...props} />
