CREATE TABLE "begun_books" (
	"id" uuid NOT NULL,
	"user_id" uuid DEFAULT member_id() NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "begun_books_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "begun_books" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "begun_books" ADD CONSTRAINT "begun_books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "begun_books_own" ON "begun_books" AS PERMISSIVE FOR ALL TO "authenticated", "member_app" USING ("begun_books"."user_id" = (select member_id())) WITH CHECK ("begun_books"."user_id" = (select member_id()));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "begun_books" TO member_app;
