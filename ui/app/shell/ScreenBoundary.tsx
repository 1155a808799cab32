import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { Component, type ReactNode } from "react"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { sayNotLoaded } from "#ui/shared/feedback/refusal.ts"
import { keepTrying } from "#ui/shared/hydration/keep-trying.ts"
import { NotLoaded } from "#ui/shared/routing/lazy-part.tsx"
import { tellScreenEnd } from "#ui/shared/session/private-storage.ts"

interface Props {
  readonly children: ReactNode
  readonly atScreen?: ReactNode
}

interface State {
  readonly failed: boolean
  /** Loads the screen's code anew, where that is what failed. */
  readonly again?: NotLoaded["again"] | undefined
  /** Whether somebody has tried again in vain: the code may be gone after an update. */
  readonly isStuck?: boolean
}

/** Keeps header and footer when a screen breaks or its code cannot be fetched, and what was typed on it. */
export class ScreenBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, again: error instanceof NotLoaded ? error.again : undefined }
  }

  override readonly state: State = { failed: false }
  private stopTrying: (() => void) | undefined

  override componentDidCatch() {
    tellScreenEnd()
    const { again } = this.state
    this.stopTrying?.()
    if (again) this.stopTrying = keepTrying({ attempt: again, onDone: this.show })
  }

  override componentDidUpdate(_: Props, { failed }: State) {
    // What had the focus is gone, as after a navigation.
    const isBack = failed && !this.state.failed && document.activeElement === document.body
    if (isBack) document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }

  override componentWillUnmount() {
    this.stopTrying?.()
  }

  private readonly show = () => {
    this.stopTrying?.()
    this.setState({ failed: false })
  }

  private readonly tryAgain = () =>
    void this.state.again?.().then(this.show, () => {
      sayNotLoaded()
      this.setState({ isStuck: true })
    })

  override render() {
    const { again, failed, isStuck } = this.state
    if (!failed) return this.props.children
    return (
      <Page width="reading">
        <PageTitle>Something went wrong</PageTitle>
        <Typography sx={{ my: 3, color: "text.secondary" }}>
          This page could not be shown. Check your connection and try again.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          {again && (
            <Button variant="contained" onClick={this.tryAgain}>
              Try again
            </Button>
          )}
          {(!again || isStuck) && (
            <Button variant={again ? "outlined" : "contained"} onClick={() => location.reload()}>
              Reload the page
            </Button>
          )}
        </Box>
        {this.props.atScreen}
      </Page>
    )
  }
}
