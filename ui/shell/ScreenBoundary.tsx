import Button from "@mui/material/Button"
import { Component, type ReactNode } from "react"

import { UnpluggedArt } from "../illustrations/UnpluggedArt.tsx"
import { EmptyState } from "../shared/EmptyState.tsx"
import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly failed: boolean
}

/** Keeps header and footer when a screen breaks or its code cannot be fetched. */
export class ScreenBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override readonly state: State = { failed: false }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page width="reading">
        <PageTitle>Something went wrong</PageTitle>
        <EmptyState
          art={<UnpluggedArt />}
          title="This page could not be shown."
          action={
            <Button variant="contained" onClick={() => location.reload()}>
              Reload the page
            </Button>
          }
        >
          Check your connection and try again.
        </EmptyState>
      </Page>
    )
  }
}
