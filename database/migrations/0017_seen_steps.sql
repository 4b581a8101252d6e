ALTER TABLE "books" ADD COLUMN "seen_steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "books" SET "seen_steps" = '["story", "style", "pictures", "preview"]' WHERE "status" = 'completed';--> statement-breakpoint
UPDATE "books" SET "seen_steps" = '["story"]' WHERE "status" = 'text_generated';
