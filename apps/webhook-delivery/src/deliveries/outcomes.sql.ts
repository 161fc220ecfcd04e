/**
 * Records any number of attempts in one round trip: history, schedule and queue. An attempt counts only for its current holder, and only as
 * the next one: a replica whose lease expired, or whose project was deleted in the meantime, changes nothing. Returns the deliveries whose
 * attempts were counted. Values: attempts as JSON, their deliveries as JSON, holder.
 */
export const recordSql = `
  with made as (
    select * from json_to_recordset(?)
      as made (delivery_id text, number int, attempt json, response_body text, schedule jsonb, due_at timestamptz)
  ), held as (
    select delivery_id from queue where delivery_id in (select json_array_elements_text(?)) and holder = ? for update
  ), counted as (
    update schedules set schedule = made.schedule from made
    where schedules.delivery_id = made.delivery_id and made.delivery_id in (select delivery_id from held)
      and (schedules.schedule -> 'attempts')::int = made.number - 1
    returning made.*
  ), kept as (
    insert into attempts (delivery_id, number, made, response_body)
    select delivery_id, number, attempt, decode(response_body, 'base64') from counted
  ), waiting as (
    update queue set due_at = counted.due_at, holder = null from counted
    where queue.delivery_id = counted.delivery_id and counted.due_at is not null
  ), ended as (
    delete from queue where delivery_id in (select delivery_id from counted where due_at is null)
  )
  select delivery_id from counted`;
