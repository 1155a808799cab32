import type { Knex } from "knex"

// Every word is indexed twice: by its stem for other forms, and for prefixes with a foreign letter at its end, with
// which the stemmer leaves it alone. The table is contentless: it holds the index only.
const add =
  "insert into provider_words (rowid, words) " +
  "select new.key, new.words || ' ' || replace(new.words, ' ', 'ω ') || 'ω' where new.words is not null"
const remove = "delete from provider_words where rowid = old.key"

const triggers = {
  added: ["insert", add],
  changed: ["update of words", remove, add],
  removed: ["delete", remove]
}

export const up = async (knex: Knex) => {
  await knex.raw(
    'create virtual table provider_words using fts5(words, tokenize = "porter unicode61", ' +
      "content = '', contentless_delete = 1, detail = none)"
  )
  for (const [name, [event, ...statements]] of Object.entries(triggers)) {
    await knex.raw(
      `create trigger provider_words_${name} after ${event} on provider_listings begin ${statements.join("; ")}; end`
    )
  }
}

export const down = async (knex: Knex) => {
  for (const name of Object.keys(triggers)) await knex.raw(`drop trigger provider_words_${name}`)
  await knex.raw("drop table provider_words")
}
