// For tests: embedded engines that are lent, emptied and lent again. Opening one takes one to two seconds of processor, emptying it a tenth.

import type { PGlite } from '@electric-sql/pglite'

/** A table, view, column, right, function, trigger or policy more or less, and it reads differently. */
const shapeQuery = `
  select md5(string_agg(line, '|' order by line)) as shape from (
    select concat_ws(' ', 'class', c.oid::regclass, relkind, relowner, relacl, relrowsecurity, relforcerowsecurity, reloptions,
      pg_get_viewdef(case when relkind in ('v', 'm') then c.oid end)) as line
      from pg_class c join pg_namespace n on n.oid = relnamespace where nspname !~ '^pg_'
    union all select concat_ws(' ', 'column', attrelid::regclass, attname, atttypid, attnotnull, attacl, attisdropped, attidentity,
      (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum))
      from pg_attribute join pg_class c on c.oid = attrelid join pg_namespace n on n.oid = relnamespace where nspname !~ '^pg_' and attnum > 0
    union all select concat_ws(' ', 'rule', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where conrelid <> 0
    union all select concat_ws(' ', 'function', oid::regprocedure, prosrc, proacl, proconfig, prosecdef)
      from pg_proc where pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname, tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', 'policy', polrelid::regclass, polname, polcmd, polroles, polqual, polwithcheck) from pg_policy
    union all select concat_ws(' ', 'role', rolname, rolsuper, rolbypassrls, rolconfig) from pg_roles
    union all select concat_ws(' ', 'setting', setdatabase, setrole, setconfig) from pg_db_role_setting
    union all select concat_ws(' ', 'schema', nspname, nspacl) from pg_namespace where nspname !~ '^pg_(toast_)?temp'
  ) as lines`

const isOurs = `c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'at_first')`

/** What migrations wrote is put aside: it is there again whenever the engine is lent. */
const putAside = `
  create schema at_first;
  do $$ declare its record; has boolean; begin
    for its in select c.oid, c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = relnamespace where ${isOurs} loop
      execute format('select exists (select from %s)', its.name) into has;
      if has then execute format('create table at_first.%I as table %s', its.oid, its.name); end if;
    end loop;
  end $$`

const empty = `
  set session_replication_role = replica;
  do $$ declare its record; has boolean; begin
    for its in select c.oid, c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = relnamespace where ${isOurs} loop
      execute format('select exists (select from %s)', its.name) into has;
      if has then execute format('truncate %s restart identity cascade', its.name); end if;
    end loop;
    for its in select relname::oid::regclass as name, c.oid::regclass as kept from pg_class c where relnamespace = 'at_first'::regnamespace and relkind = 'r' loop
      execute format('insert into %s table %s', its.name, its.kept);
    end loop;
    for its in select format('%I.%I', schemaname, sequencename)::regclass as name, start_value from pg_sequences where last_value is not null loop
      perform setval(its.name, its.start_value, false);
    end loop;
  end $$;
  set session_replication_role = origin;
  set search_path to public`

/** Answers how to borrow one. Its `close` gives it back; after that nobody who still holds it gets through. */
export function lending(open: () => Promise<PGlite>): () => Promise<PGlite> {
  const idle: { engine: PGlite; shape: string }[] = []

  async function opened() {
    const engine = await open()
    await engine.exec(putAside)
    return { engine, shape: await shapeOf(engine) }
  }

  return async () => {
    const { engine, shape } = idle.pop() ?? (await opened())
    return lent(engine, async () => {
      if (await isEmptied(engine, shape)) idle.push({ engine, shape })
      else await engine.close()
    })
  }
}

const shapeOf = async (engine: PGlite) => (await engine.query<{ shape: string }>(shapeQuery)).rows[0]?.shape ?? ''

/** One that a test has built on, broken or left inside a transaction is not lent again. */
async function isEmptied(engine: PGlite, shape: string): Promise<boolean> {
  try {
    for (const step of ['discard all', empty, 'checkpoint']) await engine.exec(step)
    return (await shapeOf(engine)) === shape
  } catch {
    return false
  }
}

function lent(engine: PGlite, giveBack: () => Promise<void>): PGlite {
  let isReturned = false
  const deaf: (() => Promise<void>)[] = []
  const closed = async () => {
    throw new Error('This database was closed')
  }
  const run = engine._runExclusiveTransaction.bind(engine)
  const own = {
    // What waits for its turn when the engine is given back is not for its next borrower.
    _runExclusiveTransaction: <T>(work: () => Promise<T>) => (isReturned ? closed() : run(work)),
    listen: async (...about: Parameters<PGlite['listen']>) => {
      const stop = await engine.listen(...about)
      deaf.push(stop)
      return stop
    },
    async close() {
      isReturned = true
      // Whoever wraps it does so on the engine itself.
      for (const name of ['_runExclusiveTransaction', 'query', 'transaction']) Reflect.deleteProperty(engine, name)
      for (const stop of deaf) await stop()
      await giveBack()
    },
  }
  return new Proxy(engine, {
    get(target, name) {
      if (isReturned) return name === 'closed' ? true : closed
      const value: unknown = Reflect.get(name in own ? own : target, name)
      return typeof value === 'function' && !(name in own) ? value.bind(target) : value
    },
  })
}
