/** A setting that cannot be used: one line with the variable, what is wrong with its value, and an example. */
export class SettingError extends Error {
  override readonly name = "SettingError"
}

export const wrongSetting = (variable: string, fault: string, example: number | string) =>
  new SettingError(`${variable} ${fault}; for example ${variable}=${example}`)
