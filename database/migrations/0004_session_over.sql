-- A dead session is an error, not an answer: statements sent along with the check in one trip must not run.
drop function act_as_member(uuid, uuid, timestamptz, timestamptz);--> statement-breakpoint
create function act_as_member(member uuid, session uuid, seen_after timestamptz, begun_after timestamptz) returns void language plpgsql as $$
begin
  if session is not null and not exists (
    select 1 from sessions where id = session and user_id = member and ended_at is null
      and refreshed_at > seen_after and created_at > begun_after
  ) then raise exception 'the session is over' using errcode = 'FS001'; end if;
  perform set_config('request.jwt.claims',
    json_build_object('sub', member, 'role', 'authenticated', 'session_id', session)::text, true);
  perform set_config('role', 'member_app', true);
end $$;--> statement-breakpoint
revoke execute on function act_as_member from public;
