CREATE TABLE "page_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"story_id" uuid,
	"version" integer NOT NULL,
	"text_content" text NOT NULL,
	"came" text NOT NULL,
	"restores" integer,
	"image_url" text,
	"preview_image_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_versions_number" UNIQUE("page_id","version"),
	CONSTRAINT "page_versions_came" CHECK ("page_versions"."came" in ('written', 'edited', 'retold', 'undone'))
);
--> statement-breakpoint
ALTER TABLE "page_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"book_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"seed" bigint NOT NULL,
	"is_seed_asked" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'writing' NOT NULL,
	"ai" boolean DEFAULT false NOT NULL,
	"engine" text DEFAULT 'embedded' NOT NULL,
	"brief" jsonb NOT NULL,
	"plan" jsonb,
	"fallback" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"titles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"dedication" text DEFAULT '' NOT NULL,
	"blurb" text DEFAULT '' NOT NULL,
	"notices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"prompts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cost" integer DEFAULT 0 NOT NULL,
	"pack" text DEFAULT '' NOT NULL,
	"skeleton" text DEFAULT '' NOT NULL,
	"moral" text DEFAULT '' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "stories_number" UNIQUE("book_id","number"),
	CONSTRAINT "stories_status" CHECK ("stories"."status" in ('writing', 'written', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "stories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "books" ADD COLUMN "ai_cost" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "story_id" uuid;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_book_id_books_id_fk" FOREIGN KEY ("book_id") REFERENCES "public"."books"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_versions_story" ON "page_versions" USING btree ("story_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stories_one_writing" ON "stories" USING btree ("book_id") WHERE "stories"."status" = 'writing';--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pages_story" ON "pages" USING btree ("story_id");--> statement-breakpoint
CREATE POLICY "page_versions_own" ON "page_versions" AS PERMISSIVE FOR ALL TO "authenticated", "member_app" USING (exists (select 1 from pages join books on books.id = pages.book_id where pages.id = page_id and books.user_id = (select member_id()))) WITH CHECK (exists (select 1 from pages join books on books.id = pages.book_id where pages.id = page_id and books.user_id = (select member_id())));--> statement-breakpoint
CREATE POLICY "stories_own" ON "stories" AS PERMISSIVE FOR ALL TO "authenticated", "member_app" USING (exists (select 1 from books where books.id = book_id and books.user_id = (select member_id()))) WITH CHECK (exists (select 1 from books where books.id = book_id and books.user_id = (select member_id())));--> statement-breakpoint
-- Our own server only: a PostgREST beside us writes no story and reads no plan.
grant select, insert, update, delete on stories, page_versions to member_app;
