/**
 * The secret that signs now stays for a while: of one that is rolled again before its time has come, nobody depends on the one between.
 * In one statement, and in the clock of the database, by which claims read it. Values: workspace, new secret, seconds.
 */
export const rollSql = `
  insert into secrets (workspace_id, sealed) values (?, ?)
  on conflict (workspace_id) do update set
    sealed = excluded.sealed,
    old_sealed = case when secrets.old_valid_until > now() then secrets.old_sealed else secrets.sealed end,
    old_valid_until = now() + ? * interval '1 second'`;

export const forgetOldSecretsSql = 'update secrets set old_sealed = null, old_valid_until = null where old_valid_until <= now()';
