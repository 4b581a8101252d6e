ALTER TABLE "books" ADD COLUMN "own_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "unshown" jsonb DEFAULT '[]'::jsonb NOT NULL;