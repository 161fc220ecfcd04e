/**
 * The secret that signs now stays valid for a while: if it is rolled again during that time, the one in between is dropped, since no
 * receiver depends on it. In one statement, and by the clock of the database, which claims use too. Values: workspace, new secret, seconds.
 */
export const rollSql = `
  insert into secrets (workspace_id, sealed) values (?, ?)
  on conflict (workspace_id) do update set
    sealed = excluded.sealed,
    old_sealed = case when secrets.old_valid_until > now() then secrets.old_sealed else secrets.sealed end,
    old_valid_until = now() + ? * interval '1 second'`;

export const forgetOldSecretsSql = 'update secrets set old_sealed = null, old_valid_until = null where old_valid_until <= now()';
