import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { Component, type ReactNode } from "react"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { tellScreenEnd } from "#ui/shared/session/private-storage.ts"

interface Props {
  readonly children: ReactNode
  readonly atScreen?: ReactNode
}

interface State {
  readonly failed: boolean
}

/** Keeps header and footer when a screen breaks or its code cannot be fetched, and what was typed on it. */
export class ScreenBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override readonly state: State = { failed: false }

  override componentDidCatch() {
    tellScreenEnd()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page width="reading">
        <PageTitle>Something went wrong</PageTitle>
        <Typography sx={{ my: 3, color: "text.secondary" }}>
          This page could not be shown. Check your connection and try again.
        </Typography>
        <Button variant="contained" onClick={() => location.reload()}>
          Reload the page
        </Button>
        {this.props.atScreen}
      </Page>
    )
  }
}
