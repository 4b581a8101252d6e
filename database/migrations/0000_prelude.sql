-- Roles are shared by a whole cluster, so each may be there already. The owner needs CREATEROLE, or a DBA runs this once.
do $$ begin create role anon nologin; exception when duplicate_object or unique_violation then null; end $$;--> statement-breakpoint
do $$ begin create role authenticated nologin; exception when duplicate_object or unique_violation then null; end $$;--> statement-breakpoint
do $$ begin create role member_app nologin; exception when duplicate_object or unique_violation then null; end $$;--> statement-breakpoint
do $$ begin
  if not pg_has_role(current_user, 'member_app', 'member') then execute format('grant member_app to %I', current_user); end if;
end $$;--> statement-breakpoint
-- Who asks: the `sub` of the verified token. After a transaction the setting is '', not null; without it nobody asks.
create function member_id() returns uuid language sql stable parallel safe as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
