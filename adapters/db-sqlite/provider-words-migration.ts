import type { Knex } from "knex"

// The words as written for prefixes, their stems for other forms. Both tables hold the index alone.
const tables = {
  provider_words: "unicode61",
  provider_stems: "porter unicode61"
}

const createIndex = async (knex: Knex, table: string, tokenizer: string) => {
  await knex.raw(
    `create virtual table ${table} using fts5(words, tokenize = "${tokenizer}", ` +
      "content = '', contentless_delete = 1, detail = none)"
  )
  await knex.raw(
    `create trigger ${table}_added after insert on provider_texts begin ` +
      `insert into ${table} (rowid, words) values (new.key, new.words); end`
  )
  await knex.raw(
    `create trigger ${table}_changed after update of words on provider_texts begin ` +
      `delete from ${table} where rowid = old.key; ` +
      `insert into ${table} (rowid, words) values (new.key, new.words); end`
  )
  await knex.raw(
    `create trigger ${table}_removed after delete on provider_texts begin ` +
      `delete from ${table} where rowid = old.key; end`
  )
}

export const up = async (knex: Knex) => {
  for (const [table, tokenizer] of Object.entries(tables)) await createIndex(knex, table, tokenizer)
}

export const down = async (knex: Knex) => {
  for (const table of Object.keys(tables)) {
    for (const when of ["added", "changed", "removed"]) await knex.raw(`drop trigger ${table}_${when}`)
    await knex.raw(`drop table ${table}`)
  }
}
