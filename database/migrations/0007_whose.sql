CREATE INDEX "contact_inquiries_email" ON "contact_inquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");