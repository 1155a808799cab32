/** A setting that cannot be used: one line with the variable, what is wrong with its value, and an example. */
export class SettingError extends Error {
  override readonly name = "SettingError"
}
