CREATE TABLE "search_miss_visitors" (
	"miss_id" bigint NOT NULL,
	"visitor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_miss_visitors_miss_id_visitor_pk" PRIMARY KEY("miss_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_misses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"words" text NOT NULL,
	"help" text NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"dismissed" boolean DEFAULT false NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_misses_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "search_miss_visitors" ADD CONSTRAINT "search_miss_visitors_miss_id_search_misses_id_fk" FOREIGN KEY ("miss_id") REFERENCES "public"."search_misses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_miss_visitors_at" ON "search_miss_visitors" USING btree ("at");--> statement-breakpoint
CREATE INDEX "search_misses_last" ON "search_misses" USING btree ("last_at");