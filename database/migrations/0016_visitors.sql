ALTER TABLE "users" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "becomes" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_becomes_users_id_fk" FOREIGN KEY ("becomes") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_becomes" ON "users" USING btree ("becomes") WHERE "users"."becomes" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_visitor" CHECK ("users"."email" is not null or "users"."deletion_at" is not null);