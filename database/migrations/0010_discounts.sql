CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"cents" integer,
	"most_uses" integer,
	"valid_until" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_code_unique" UNIQUE("code"),
	CONSTRAINT "discounts_code" CHECK ("discounts"."code" = upper("discounts"."code")),
	CONSTRAINT "discounts_kind" CHECK (("discounts"."percent" is null) <> ("discounts"."cents" is null)),
	CONSTRAINT "discounts_percent" CHECK ("discounts"."percent" between 1 and 90),
	CONSTRAINT "discounts_cents" CHECK ("discounts"."cents" > 0),
	CONSTRAINT "discounts_uses" CHECK ("discounts"."most_uses" > 0)
);
--> statement-breakpoint
ALTER TABLE "discounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_discount" ON "orders" USING btree ("discount_code");