ALTER TABLE "books" ADD COLUMN "draft_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "books_draft" ON "books" USING btree ("user_id","draft_key");