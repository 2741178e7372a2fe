CREATE TABLE "order_mails" (
	"order_id" text NOT NULL,
	"template" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_mails_order_id_template_pk" PRIMARY KEY("order_id","template")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispatched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_mails" ADD CONSTRAINT "order_mails_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was shipped, and what was mailed, stands in the events of the orders there are.
UPDATE "orders" SET "dispatched_at" = shipped."at"
FROM (SELECT "order_id", min("at") AS "at" FROM "order_events" WHERE "event" = 'Shipped' GROUP BY 1) AS shipped
WHERE shipped."order_id" = "orders"."id";--> statement-breakpoint
INSERT INTO "order_mails" ("order_id", "template", "at")
SELECT "order_id", CASE "event" WHEN 'Success' THEN 'order confirmed' WHEN 'Shipped' THEN 'order shipped' WHEN 'Money returned' THEN 'order refunded' ELSE 'order cancelled' END, min("at")
FROM "order_events" WHERE "event" IN ('Success', 'Shipped', 'Money returned', 'Cancelled') GROUP BY 1, 2;
