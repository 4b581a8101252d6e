-- Nothing is reachable unless granted here. Column grants keep owner, status, price and urls from a PostgREST beside us;
-- member_app (our own server) may touch every column of the member's own rows, and read only what money is about.
revoke all on all tables in schema public from public, anon, authenticated, member_app;--> statement-breakpoint
grant usage on schema public to anon, authenticated, member_app;--> statement-breakpoint
grant execute on function member_id() to anon, authenticated, member_app;--> statement-breakpoint

grant select on art_styles to anon, authenticated, member_app;--> statement-breakpoint

grant select (id, email, first_name, last_name, phone_number, updated_at), update (first_name, last_name, phone_number) on users to authenticated;--> statement-breakpoint
grant select, update (first_name, last_name, phone_number, updated_at) on users to member_app;--> statement-breakpoint

grant select, delete on addresses to authenticated;--> statement-breakpoint
grant insert (name, street1, street2, city, state_code, country_code, postal_code, phone_number, is_default), update (name, street1, street2, city, state_code, country_code, postal_code, phone_number, is_default) on addresses to authenticated;--> statement-breakpoint
grant select, insert, update, delete on addresses to member_app;--> statement-breakpoint

grant select, delete on books to authenticated;--> statement-breakpoint
grant insert (title, dedication, recipient_age, recipient_type, occasion, genre, story_setting, story_theme, moral_lesson, personal_elements, character_count, art_style_id, art_style, avoid, rhyme), update (title, dedication, recipient_age, recipient_type, occasion, genre, story_setting, story_theme, moral_lesson, personal_elements, character_count, art_style_id, art_style, avoid, rhyme) on books to authenticated;--> statement-breakpoint
grant select, insert, update, delete on books to member_app;--> statement-breakpoint

grant select, delete on characters to authenticated;--> statement-breakpoint
grant insert (book_id, character_order, name, type, age, gender, personality, physical_description, hobbies, relationship_to_main, name_sounds), update (character_order, name, type, age, gender, personality, physical_description, hobbies, relationship_to_main, name_sounds) on characters to authenticated;--> statement-breakpoint
grant select, insert, update, delete on characters to member_app;--> statement-breakpoint

grant select, update (text_content, alt_text) on pages to authenticated;--> statement-breakpoint
grant select, insert, update, delete on pages to member_app;--> statement-breakpoint

grant select, insert, update, delete on share_links, consents, image_generation_jobs, image_generation_job_pages to member_app;--> statement-breakpoint
grant select on consents, image_generation_jobs, image_generation_job_pages to authenticated;--> statement-breakpoint

grant select on orders, subscriptions to member_app;--> statement-breakpoint
grant select (id, book_id, tier, quantity, amount, currency, status, shipping_address, tracking_url, created_at) on orders to authenticated;--> statement-breakpoint

-- The first statement of a member's transaction: whether her session is alive, then role and claims until its end. A function,
-- so that each connection plans it once. Only the owner may call it.
create function act_as_member(member uuid, session uuid, seen_after timestamptz, begun_after timestamptz) returns boolean language plpgsql as $$
begin
  if session is not null and not exists (
    select 1 from sessions where id = session and user_id = member and ended_at is null
      and refreshed_at > seen_after and created_at > begun_after
  ) then return false; end if;
  perform set_config('request.jwt.claims',
    json_build_object('sub', member, 'role', 'authenticated', 'session_id', session)::text, true);
  perform set_config('role', 'member_app', true);
  return true;
end $$;--> statement-breakpoint
revoke execute on function act_as_member from public;--> statement-breakpoint

insert into art_styles (id, name, description, prompt_addition, position) values
  ('pixar', 'Pixar Style', 'Rounded shapes, soft light and big, warm faces, like a frame of an animated film.', 'rounded three-dimensional animated film style, soft global light, large expressive eyes', 1),
  ('watercolor', 'Watercolor', 'Loose washes on textured paper with the white of the page shining through.', 'loose watercolor picture book style, granulating washes on textured paper, soft edges', 2),
  ('vector', 'Vector Art', 'Clean flat shapes with crisp edges and cheerful colours.', 'flat vector picture book style, clean shapes, crisp edges, limited cheerful palette', 3),
  ('digital_art', 'Digital Art', 'Rich painted brushwork with glowing light and deep colour.', 'rich digital painting, visible brushwork, glowing light, deep colour', 4);
