CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"scope" text NOT NULL,
	"wishes" text NOT NULL,
	"mode" text NOT NULL,
	"amount" integer NOT NULL,
	"session_id" text,
	"url" text,
	"payment_intent" text,
	"status" text DEFAULT 'open' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkouts_status" CHECK ("checkouts"."status" in ('open', 'complete', 'expired')),
	CONSTRAINT "checkouts_mode" CHECK ("checkouts"."mode" in ('payment', 'subscription'))
);
--> statement-breakpoint
ALTER TABLE "checkouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "monthly_credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"subscription_id" uuid NOT NULL,
	"invoice_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "monthly_credits_invoice_id_unique" UNIQUE("invoice_id"),
	CONSTRAINT "monthly_credits_used_by_unique" UNIQUE("used_by")
);
--> statement-breakpoint
ALTER TABLE "monthly_credits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"text" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"product" text NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"provider_id" text,
	"status" text DEFAULT 'due' NOT NULL,
	"cost" integer,
	"problem" text,
	"carrier" text,
	"tracking_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "print_jobs_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "print_jobs_status" CHECK ("print_jobs"."status" in ('due', 'sent', 'in_production', 'shipped', 'delivered', 'canceled', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "print_jobs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_objects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "addons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_code" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "checkout_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "edition_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "book_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "edit_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "approved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_credits" ADD CONSTRAINT "monthly_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_credits" ADD CONSTRAINT "monthly_credits_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "monthly_credits" ADD CONSTRAINT "monthly_credits_used_by_orders_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reports" ADD CONSTRAINT "order_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("user_id","scope") WHERE "checkouts"."status" = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_payment" ON "checkouts" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "monthly_credits_user" ON "monthly_credits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_reports_order" ON "order_reports" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_round" ON "print_jobs" USING btree ("order_id","product","round");--> statement-breakpoint
CREATE INDEX "sandbox_objects_kind" ON "sandbox_objects" USING btree ("kind","created_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_checkout" ON "orders" USING btree ("checkout_id");--> statement-breakpoint
CREATE INDEX "orders_edit_until" ON "orders" USING btree ("edit_until");--> statement-breakpoint
CREATE POLICY "checkouts_read" ON "checkouts" AS PERMISSIVE FOR SELECT TO "authenticated", "member_app" USING ("checkouts"."user_id" = (select member_id()));--> statement-breakpoint
CREATE POLICY "monthly_credits_read" ON "monthly_credits" AS PERMISSIVE FOR SELECT TO "authenticated", "member_app" USING ("monthly_credits"."user_id" = (select member_id()));--> statement-breakpoint
CREATE POLICY "order_events_read" ON "order_events" AS PERMISSIVE FOR SELECT TO "authenticated", "member_app" USING (exists (select 1 from orders o where o.id = order_id and o.user_id = (select member_id())));--> statement-breakpoint
CREATE POLICY "order_reports_read" ON "order_reports" AS PERMISSIVE FOR SELECT TO "authenticated", "member_app" USING (exists (select 1 from orders o where o.id = order_id and o.user_id = (select member_id())));--> statement-breakpoint
CREATE POLICY "print_jobs_read" ON "print_jobs" AS PERMISSIVE FOR SELECT TO "authenticated", "member_app" USING (exists (select 1 from orders o where o.id = order_id and o.user_id = (select member_id())));--> statement-breakpoint
-- A member's server reads what is hers; only the owner, in calls that checked her order and in jobs, writes. The rest is the server's own.
grant select on checkouts, order_events, order_reports, print_jobs, monthly_credits to member_app;
