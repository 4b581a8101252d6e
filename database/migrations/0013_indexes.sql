CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id","scope");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "print_jobs_status" ON "print_jobs" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "subscriptions" USING btree ("current_period_end");--> statement-breakpoint
CREATE INDEX "image_generation_jobs_user" ON "image_generation_jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "files_expiry" ON "files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mails_age" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient");