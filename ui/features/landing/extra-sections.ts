import type { Process } from "#ui/shared/components/ProcessSteps.tsx"

/** A band for people in a hurry: its button sets the page's choice and searches. */
export interface Emergency {
  readonly kind: "emergency"
  readonly title: string
  readonly text: string
  readonly button: string
  /** The value of the page's choice that the button sets. */
  readonly choose: string
  /** The list's texts after the button was pressed. */
  readonly list: { readonly title: string; readonly lead: string }
}

export interface Safety {
  readonly kind: "safety"
  readonly title: string
  readonly text: string
  readonly signs: ReadonlyArray<string>
}

export interface Testimonials {
  readonly kind: "testimonials"
  readonly title: string
  readonly lead: string
  readonly voices: ReadonlyArray<{ readonly words: string; readonly name: string; readonly place: string }>
}

export interface ProcessStory extends Process {
  readonly kind: "process"
}

export interface Seasons {
  readonly kind: "seasons"
  readonly title: string
  readonly lead: string
  readonly advice: Readonly<Record<"Spring" | "Summer" | "Fall" | "Winter", string>>
}

/** Sections that only some pages have: a notice below the hero, a story further down. */
export type Notice = Emergency | Safety
export type Story = ProcessStory | Seasons | Testimonials
