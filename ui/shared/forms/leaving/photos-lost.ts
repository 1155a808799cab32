/** What is lost on leaving where a draft keeps everything else. */
export const photosLost =
  "Photos that are not uploaded yet are lost when you leave. What you have typed is kept."
