CREATE TABLE "edition_files" (
	"edition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "edition_files_edition_id_name_pk" PRIMARY KEY("edition_id","name")
);
--> statement-breakpoint
ALTER TABLE "edition_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"book_id" uuid,
	"number" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editions_number" UNIQUE("book_id","number")
);
--> statement-breakpoint
ALTER TABLE "editions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "picture_recipes" (
	"key" text PRIMARY KEY NOT NULL,
	"book_id" uuid NOT NULL,
	"engine" text NOT NULL,
	"recipe" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_recipes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "edition_files" ADD CONSTRAINT "edition_files_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_recipes" ADD CONSTRAINT "picture_recipes_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edition_files_key" ON "edition_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "editions_user" ON "editions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "picture_recipes_book" ON "picture_recipes" USING btree ("book_id");--> statement-breakpoint
CREATE POLICY "edition_files_own" ON "edition_files" AS PERMISSIVE FOR ALL TO "authenticated", "member_app" USING (exists (select 1 from editions e where e.id = edition_id and e.user_id = (select member_id()))) WITH CHECK (exists (select 1 from editions e where e.id = edition_id and e.user_id = (select member_id())));--> statement-breakpoint
CREATE POLICY "editions_own" ON "editions" AS PERMISSIVE FOR ALL TO "authenticated", "member_app" USING ("editions"."user_id" = (select member_id())) WITH CHECK ("editions"."user_id" = (select member_id()));--> statement-breakpoint
CREATE POLICY "picture_recipes_own" ON "picture_recipes" AS PERMISSIVE FOR ALL TO "authenticated", "member_app" USING (exists (select 1 from books where books.id = book_id and books.user_id = (select member_id()))) WITH CHECK (exists (select 1 from books where books.id = book_id and books.user_id = (select member_id())));--> statement-breakpoint
-- Our own server only. A member's server reads her editions and may let one go with its book; nobody changes one.
grant select, delete on editions to member_app;--> statement-breakpoint
grant select on edition_files, picture_recipes to member_app;
