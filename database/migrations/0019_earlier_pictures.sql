ALTER TABLE "picture_recipes" ADD COLUMN "page_id" uuid;--> statement-breakpoint
ALTER TABLE "picture_recipes" ADD COLUMN "story_id" uuid;--> statement-breakpoint
ALTER TABLE "picture_recipes" ADD COLUMN "style_id" text;--> statement-breakpoint
ALTER TABLE "picture_recipes" ADD COLUMN "alt_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_recipes" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "picture_recipes" ADD CONSTRAINT "picture_recipes_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_recipes" ADD CONSTRAINT "picture_recipes_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_recipes_page" ON "picture_recipes" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "picture_recipes_story" ON "picture_recipes" USING btree ("story_id");