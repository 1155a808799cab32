import { once } from "#domain/shared/once.ts"

import { spanish } from "../tasks/spanish.ts"

/**
 * Everyday Spanish words, and professions, without their accents. Left out are the many that are likelier another word
 * with a typing error in an English text ("hace", "pone"), and those that begin names of cities ("los", "del").
 */
export const spanishWords: ReadonlySet<string> = new Set(
  [
    "para una unos unas que quien quienes cual cuando cuanto cuanta cuantos donde porque pero muy tambien esta esto",
    "estos esa eso nuestro nuestra otra otros todo todos todas alguien alguno haya tengo tiene tienen tenemos necesito",
    "necesita necesitamos quiero quiere queremos busco buscamos puede pueden puedo hacen hacer hagan estan estoy fue fueron",
    "somos ayuda ayudar ayudame venga vengan cuesta cuestan cobra cobran precio precios presupuesto cotizacion barato barata",
    "economico economica servicio servicios trabajo trabajos trabajador trabajadores gente senora senoras hombre mujer",
    "muchacha muchacho empresa compania apartamento apartamentos departamento edificio negocio ciudad gracias horas semana",
    "manana nuevo nueva nuevos segundo tercer dentro fuera afuera adentro arriba abajo desde hasta despues",
    "prende apaga cierra cerrar abrir baja bajar subir sacar lavar tumbar revisar llevar ponga entrada comedor sotano",
    "atico terraza escalera hija hijo esposo esposa perro vecino dueno carro bota corta corten presion espanol habla hablan domicilio",
    "plomero plomeros plomeria fontanero electricista electricistas pintor pintores jardinero jardineros jardineria carpintero",
    "alambre carpinteros carpinteria albanil albaniles techero techador cerrajero yesero urgente emergencia"
  ]
    .join(" ")
    .split(" ")
)

// "Roto Rooter" is a business, "De Soto" a city.
const alsoEnglish = new Set(["de", "extra", "no", "roto", "sin"])

const known = once(() => {
  const ofTasks = Object.values(spanish).flatMap((said) => said.split(/[, ]+/))
  return new Set([...spanishWords, ...ofTasks.filter((word) => !alsoEnglish.has(word))])
})

/** Whether a word is Spanish beyond doubt. By its letters, not by its stem: that of "aire" is "air". */
export const isSpanish = (word: string): boolean => known().has(word) || known().has(word.replace(/s$/, ""))
