/** What those lose who leave where a draft keeps the rest. */
export const photosLost =
  "Photos that are not uploaded yet are lost when you leave. What you have typed is kept."
