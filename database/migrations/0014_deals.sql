CREATE TABLE "deals" (
	"key" text PRIMARY KEY NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"cards" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "deal" jsonb;