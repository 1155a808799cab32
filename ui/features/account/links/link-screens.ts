import type { ComponentType } from "react"

import { ConfirmEmailScreen } from "./ConfirmEmailScreen.tsx"
import { ForgotPasswordScreen } from "./ForgotPasswordScreen.tsx"
import { ResetPasswordScreen } from "./ResetPasswordScreen.tsx"

/** The pages around the links in emails. */
export const linkScreens = {
  "/forgot-password": ForgotPasswordScreen,
  "/reset-password": ResetPasswordScreen,
  "/confirm-email": ConfirmEmailScreen
} satisfies Record<string, ComponentType>

export type LinkPath = keyof typeof linkScreens
