/**
 * What the values of a form need to have where its request replaces all that was said before: a field that the form
 * forgets would erase what is stored. `Beside` are fields that are sent in another way.
 */
export type EveryField<Request, Beside extends keyof Request = never> = {
  readonly [Field in Exclude<keyof Request, Beside>]: unknown
}
