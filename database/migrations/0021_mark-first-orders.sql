CREATE TABLE "first_order_marks" (
	"mark" text NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "first_order_marks_mark_order_id_pk" PRIMARY KEY("mark","order_id")
);
--> statement-breakpoint
ALTER TABLE "first_order_marks" ADD CONSTRAINT "first_order_marks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "first_order_marks_order" ON "first_order_marks" USING btree ("order_id");