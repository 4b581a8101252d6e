ALTER TABLE "characters" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "characters" ADD COLUMN "look_seed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "scene" jsonb;--> statement-breakpoint
ALTER TABLE "image_generation_job_pages" DROP COLUMN "lease_until";--> statement-breakpoint
ALTER TABLE "image_generation_jobs" DROP COLUMN "cost_cents";--> statement-breakpoint
ALTER TABLE "image_generation_jobs" DROP COLUMN "error";--> statement-breakpoint
ALTER TABLE "image_generation_job_pages" ADD COLUMN "lane" integer;