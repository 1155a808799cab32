/** Who runs this site, as the settings say; what they do not say is null. */
export interface SiteOperator {
  readonly name: string | null
  readonly email: string | null
  readonly address: string | null
}
